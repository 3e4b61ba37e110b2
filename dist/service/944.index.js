export const id = 944;
export const ids = [944];
export const modules = {

/***/ 4944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBitbucketPullRequests: () => (/* binding */ createBitbucketPullRequests)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
// EXTERNAL MODULE: ./lib/hosts/retry.js
var retry = __webpack_require__(1201);
;// CONCATENATED MODULE: ./lib/hosts/bitbucket/client.js



/** What Bitbucket answered where it was no success. */
class BitbucketRefusal extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.name = "BitbucketRefusal";
        this.fault = fault;
    }
}
const parseFault = (error) => (error instanceof BitbucketRefusal ? error.fault : undefined);
/** Opens the API on the repository `workspace/slug`. */
function openBitbucketRest(access, repository) {
    const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
    const root = `${access.apiUrl.replace(/\/+$/, "")}/repositories/${workspace}/${slug}`;
    return {
        repository,
        call: async (asked, schema, look) => {
            const attempt = async () => parseJson(await send(access, root, asked));
            const answer = await (0,retry/* persist */.Z)({ parseFault, wait: access.wait }, attempt, look).catch((error) => {
                throw error instanceof BitbucketRefusal ? explain(asked, repository, error) : error;
            });
            const parsed = schema.safeParse(answer);
            if (parsed.success)
                return parsed.data;
            throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") || "the answer");
        },
    };
}
/** What `Authorization` says to Bitbucket's API. */
function buildAuthorization(token) {
    return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}
async function send({ token, send }, root, { method, path, body }) {
    const headers = {
        accept: "application/json",
        authorization: buildAuthorization(token),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await send({ method, url: `${root}/${path}`, headers, ...json });
    if (answer.status >= 200 && answer.status < 300)
        return answer.body;
    const told = parseJson(answer.body);
    throw new BitbucketRefusal({
        status: answer.status,
        message: (0,shared_text/* quoteText */.ol)(readMessage(told) ?? answer.body),
        headers: answer.headers,
    });
}
/** Bitbucket's own words: `{"type": "error", "error": {"message": "…"}}`. */
function readMessage(told) {
    if (typeof told !== "object" || told === null || !("error" in told))
        return undefined;
    const { error } = told;
    if (typeof error !== "object" || error === null || !("message" in error))
        return undefined;
    return String(error.message);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function explain({ doing }, repository, refusal) {
    const { status = 0, message } = refusal.fault;
    const isPassing = status === 429 || status >= 500;
    return new errors/* ReleaseDocsError */.D({
        code: isPassing ? "codehost/api-unreachable" : "codehost/api-refused",
        message: `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd(),
        hint: isPassing
            ? "Try again later; https://bitbucket.status.atlassian.com says whether Bitbucket has trouble."
            : "Check the repository's name, and that the token has the scopes to write to repositories and pull requests.",
        cause: refusal,
    });
}
function buildUnexpected({ doing }, field) {
    return new errors/* ReleaseDocsError */.D({
        code: "codehost/api-unexpected",
        message: `Bitbucket's API answered in an unknown form when asked to ${doing}: ${field} is not as expected.`,
        hint: "Check the base address of the code-host app; it has to be Bitbucket's API, such as https://api.bitbucket.org/2.0.",
    });
}

;// CONCATENATED MODULE: ./lib/hosts/bitbucket/pull-requests.js



const PullRequestAnswer = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    description: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    state: schemas/* string */.YjP(),
    links: schemas/* object */.Ikc({ html: schemas/* object */.Ikc({ href: schemas/* string */.YjP() }) }),
    source: schemas/* object */.Ikc({
        commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ hash: schemas/* string */.YjP() })),
        repository: schemas/* nullish */.cl6(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() })),
    }),
    destination: schemas/* object */.Ikc({ branch: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }) }),
});
/**
 * The pull requests of the repository `workspace/slug` on Bitbucket Cloud; `webUrl` is its page. Bitbucket has no labels
 * and no assignees, and knows reviewers by account ID or `{UUID}` alone; who cannot be asked is told.
 */
function createBitbucketPullRequests(access, { name, webUrl }) {
    const rest = openBitbucketRest(access, name);
    return {
        find: async (place) => {
            const found = await findPullRequests(rest, place.branch);
            const merged = found.flatMap(({ state, source }) => (state === "MERGED" ? [source.commit?.hash ?? ""] : []));
            const open = selectOpen(found, place);
            return { open: open && asOpen(open), merged: merged.filter((hash) => hash !== "") };
        },
        readState: async (number) => {
            const call = { method: "GET", path: `pullrequests/${number}`, doing: `look at pull request #${number}` };
            const { state } = await rest.call(call, schemas/* object */.Ikc({ state: schemas/* string */.YjP() }));
            if (state === "MERGED")
                return "merged";
            return state === "OPEN" ? "open" : "closed";
        },
        open: (place, request) => openPullRequest(rest, place, request),
        update: async ({ number, title, body }, change) => {
            const call = {
                method: "PUT",
                path: `pullrequests/${number}`,
                // What it takes for missing is what is left out.
                body: { title: change.title ?? title, description: change.body ?? body },
                doing: `renew the text of pull request #${number}`,
            };
            await rest.call(call, schemas/* unknown */.L5J());
        },
        compareUrl: ({ branch, base }) => `${webUrl}/branches/compare/${encodeURIComponent(branch)}%0D${encodeURIComponent(base)}`,
        // HTML is shown as text there.
        markForm: "link",
        longestTitle: 255,
    };
}
/** The branch's pull requests that are open or were merged, the newest 50. */
async function findPullRequests(rest, branch) {
    const query = new URLSearchParams([
        ["state", "OPEN"],
        ["state", "MERGED"],
        ["q", `source.branch.name = ${JSON.stringify(branch)}`],
        ["sort", "-created_on"],
        ["pagelen", "50"],
    ]);
    const doing = `look for the pull requests of ${branch}`;
    const call = { method: "GET", path: `pullrequests?${query}`, doing };
    const { values } = await rest.call(call, schemas/* object */.Ikc({ values: schemas/* array */.YOg(PullRequestAnswer) }));
    // Those of forks may have a branch of the same name.
    const own = rest.repository.toLowerCase();
    return values.filter(({ source }) => source.repository?.full_name.toLowerCase() === own);
}
/** The one that is open, to the wanted base before others. */
function selectOpen(found, { base }) {
    const open = found.filter(({ state }) => state === "OPEN");
    return open.find(({ destination }) => destination.branch.name === base) ?? open[0];
}
function asOpen({ id, title, description, links }) {
    return { url: links.html.href, number: id, title, body: description ?? "" };
}
async function openPullRequest(rest, place, { title, body, draft, reviewers, labels, assignees }) {
    const { branch, base } = place;
    const known = reviewers.flatMap(selectReviewer);
    const unknown = reviewers.filter((name) => selectReviewer(name).length === 0);
    const remarks = [];
    if (labels.length + assignees.length > 0)
        remarks.push("Bitbucket has no labels and no assignees on pull requests.");
    if (unknown.length > 0)
        remarks.push(`Bitbucket knows reviewers by account ID or {UUID}, not as ${unknown.join(", ")}.`);
    const create = (asked) => rest.call({
        method: "POST",
        path: "pullrequests",
        body: {
            title,
            description: body,
            source: { branch: { name: branch } },
            destination: { branch: { name: base } },
            draft,
            reviewers: asked,
        },
        doing: `open a pull request from ${branch} to ${base}`,
    }, PullRequestAnswer, async () => selectOpen(await findPullRequests(rest, branch), place));
    const made = await create(known).catch((error) => {
        const isRefused = error instanceof errors/* ReleaseDocsError */.D && error.code === "codehost/api-refused";
        if (!isRefused || known.length === 0 || !/review/i.test(error.message))
            throw error;
        remarks.push(`It has no reviewers. ${error.message}`);
        return create([]);
    });
    return { url: made.links.html.href, number: made.id, remarks };
}
function selectReviewer(name) {
    if (/^\{[0-9a-f-]{36}\}$/i.test(name))
        return [{ uuid: name }];
    return /^(?:[0-9a-f]{24}|\d+:[0-9a-f-]{36})$/i.test(name) ? [{ account_id: name }] : [];
}


/***/ })

};
