import { type Change, selectPaths } from "../change.ts";

const WORKFLOW =
  /^(?:\.github\/(?:workflows|actions|scripts)\/|\.(?:circleci|gitlab|buildkite|azure-pipelines)\/|\.(?:gitlab-ci|travis|cirrus|appveyor)\.ya?ml$|azure-pipelines\.ya?ml$)/;
const SHIPS =
  /^(?:(?:re-?)?(?:add|build|publish|ship|provide|release|upload|attach|distribute|generate|include|enable|support|push|create|sign|produce|start|also)(?:e?s|ed|ing)?)\b/i;
const ARTIFACT =
  /\b(?:wheels?|sdists?|(?:pre-?built |static |release )?binar(?:y|ies)|(?:docker|container|oci) images?|images?|musl(?:linux)?|manylinux|aarch64|arm64|armv[67]\w*|riscv64|ppc64le|s390x|universal2|apple silicon|attestations?|provenance|sbom|checksums|installers?|msi|\.?deb|\.?rpm|appimage|flatpak|snap|homebrew|(?:release )?artifacts|packages?|free-threaded|cp3\d+t?)\b/i;
const CHECKS =
  /\b(?:tests?|testing|tested|lint\w*|checks?|cach(?:e|ed|ing)|coverage|benchmarks?|runners?|jobs?|matrix|nightly|fuzz\w*|codeql|labels?|previews?|CI)\b/;

/** Whether a change of workflows only brings users something new to install: wheels, images, architectures. */
export function isShipped(change: Change, text: string): boolean {
  const paths = selectPaths(change);
  if (paths.length === 0 || !paths.every((path) => WORKFLOW.test(path))) return false;
  return SHIPS.test(text) && ARTIFACT.test(text) && !CHECKS.test(text);
}
