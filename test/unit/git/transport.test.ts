import { expect, test } from "vitest";
import { buildSshCommand } from "../../../src/git/transport.ts";

const KEY = '-i "$RUNNER_TEMP/6f3a"';

test.each([
  [`"/usr/bin/ssh" ${KEY} -o StrictHostKeyChecking=yes -o CheckHostIP=no -o "UserKnownHostsFile=$RUNNER_TEMP/known"`],
  [`"C:\\Windows\\ssh.exe" ${KEY} -o StrictHostKeyChecking=yes`],
  ["ssh -i /home/ada/.ssh/id_ed25519 -o IdentitiesOnly=yes"],
  ["ssh"],
])("%s runs as the ssh of the PATH", (command) => {
  expect(buildSshCommand(command)).toMatch(/^ssh(?: -[io] "[^"`]*")*$/);
  expect(buildSshCommand(command)?.match(/ -[io] /g)).toEqual(command.match(/ -[io] /g));
});

test.each([
  "/tmp/program",
  "ssh; touch mark",
  "ssh -o ProxyCommand=touch",
  "ssh -o 'ProxyCommand=touch mark'",
  'ssh -o "LocalCommand=touch mark"',
  "ssh -o PKCS11Provider=/tmp/library",
  "ssh -F /tmp/configuration",
  'ssh -i "$(touch mark)"',
  'ssh -i "`touch mark`"',
  'ssh -i "$HOME/key"',
  'ssh -i "a\\" -o "ProxyCommand=x"',
  'ssh -i "key" -o',
  "!ssh",
  "",
])("%s does not run", (command) => {
  expect(buildSshCommand(command)).toBeUndefined();
});
