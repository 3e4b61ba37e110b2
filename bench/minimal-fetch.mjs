// The smallest script that submits a job with fetch: a reference for the start of the action.
await fetch(`${process.env["INPUT_BASE-URL"]}/api/v1/jobs`, {
  method: "POST",
  headers: { authorization: `Bearer ${process.env["INPUT_API-KEY"]}`, "content-type": "application/json" },
  body: JSON.stringify({ docRequest: { title: "Bench", body: "Bench", sourceConnection: "owner/repo" } }),
});
