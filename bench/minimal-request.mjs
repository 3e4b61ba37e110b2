// The same with node:http: the minimum for a Node program. An import statement would load undici too.
const { request } = process.getBuiltinModule("node:http");
const outgoing = request(`${process.env["INPUT_BASE-URL"]}/api/v1/jobs`, {
  method: "POST",
  headers: { authorization: `Bearer ${process.env["INPUT_API-KEY"]}`, "content-type": "application/json" },
});
outgoing.on("response", (answer) => answer.resume());
outgoing.end(JSON.stringify({ docRequest: { title: "Bench", body: "Bench", sourceConnection: "owner/repo" } }));
