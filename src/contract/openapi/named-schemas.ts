import * as z from "zod/mini";
import { AuditLog } from "../audit-logs.ts";
import { CHANGE_SELECTORS, ChangeSelector } from "../change-selector.ts";
import { Anchor, Comment } from "../comments.ts";
import { CONNECTION_CONFIGS, CONNECTION_TYPES, ConnectionConfig } from "../connection-config.ts";
import { Connection } from "../connections.ts";
import { Conversation, Entry } from "../conversations.ts";
import { described } from "../described.ts";
import { Health } from "../health.ts";
import { InstructionLink } from "../instruction-links.ts";
import { InstructionType, SlotType } from "../instruction-types.ts";
import { Instruction } from "../instructions.ts";
import { DocRequest, EventType, Job } from "../jobs.ts";
import { PublicationConfig, PullRequestStyle, ReleaseNotesStyle } from "../publication-config.ts";
import { Publication, ResolvedInstruction, SlottedInstruction } from "../publications.ts";
import { Turn } from "../turns.ts";
import { User } from "../users.ts";
import { capitalize } from "./json-schema.ts";

/** A connection's config as one closed object for each type, which zod's object of optional keys does not say. */
const configVariants = Object.fromEntries(
  CONNECTION_TYPES.map((type) => {
    const { description = "" } = z.globalRegistry.get(ConnectionConfig.shape[type]) ?? {};
    const variant = z.strictObject({ [type]: described(description, CONNECTION_CONFIGS[type]) });
    return [`${capitalize(type)}Config`, variant];
  }),
);

/** Schemas that the document shows in place of those of the contract. */
export const SUBSTITUTES: ReadonlyMap<z.core.$ZodType, z.core.$ZodType> = new Map([
  [ConnectionConfig, z.union(Object.values(configVariants))],
]);

/** The components of the document, by name. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Job,
  DocRequest,
  EventType,
  ChangeSelector,
  ...CHANGE_SELECTORS,
  Connection,
  ConnectionConfig,
  ...configVariants,
  Health,
  Conversation,
  Entry,
  Comment,
  Anchor,
  Turn,
  Publication,
  PublicationConfig,
  PullRequestStyle,
  ReleaseNotesStyle,
  ResolvedInstruction,
  SlottedInstruction,
  User,
  Instruction,
  InstructionType,
  SlotType,
  InstructionLink,
  AuditLog,
};
