import * as z from "zod/mini";
import { AuditLog } from "../audit-logs.ts";
import { CHANGE_SELECTORS, ChangeSelector } from "../change-selector.ts";
import { Anchor, Comment } from "../comments.ts";
import { CONNECTION_CONFIGS, CONNECTION_TYPES, Connection, ConnectionConfig } from "../connections.ts";
import { Conversation, Entry, Turn } from "../conversations.ts";
import { described } from "../fields.ts";
import { Health } from "../health.ts";
import { Instruction, InstructionLink, InstructionType, SlotType } from "../instructions.ts";
import { DocRequest, EventType, Job } from "../jobs.ts";
import {
  Publication,
  PublicationConfig,
  PullRequestStyle,
  ReleaseNotesStyle,
  ResolvedInstruction,
  SlottedInstruction,
} from "../publications.ts";
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
