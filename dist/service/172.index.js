export const id = 172;
export const ids = [172];
export const modules = {

/***/ 2172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createBitbucket: () => (/* binding */ createBitbucket)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2765);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8350);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7913);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(205);




const Link = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ href: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    mainbranch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    links: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ html: Link, clone: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), href: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })) }),
});
const RepositoryItem = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), slug: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** `OPEN`, `MERGED`, `DECLINED`, `SUPERSEDED`. */
    state: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nickname: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), display_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
    merge_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    links: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ html: Link }),
});
const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ hash: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), date: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const ChangedFile = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    old: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    new: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
});
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ error: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
const MOST_PAGES = 10;
/**
 * Bitbucket Cloud with an access token of a workspace, project or repository, or, as `email:token`, with somebody's own
 * API token, which it takes as user and password only.
 */
function createBitbucket(access) {
    const { baseUrl = "https://api.bitbucket.org/2.0", workspace, token, send } = access;
    const basic = Buffer.from(token).toString("base64");
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .createProductApi */ .M9)({
        product: "Bitbucket",
        baseUrl,
        headers: { authorization: token.includes(":") ? `Basic ${basic}` : `Bearer ${token}` },
        secrets: [token, token.replace(/^[^:]*:/, "")],
        words: (body) => Refusal.safeParse(body).data?.error.message,
        send,
    });
    const repositories = {
        doing: `list the repositories of the workspace ${workspace}`,
        path: `/repositories/${encodeURIComponent(workspace.toWellFormed())}?pagelen=100`,
        answer: RepositoryItem,
    };
    return {
        readHealth: () => (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .tellHealth */ .IP)(async () => {
            // What a token of a workspace may ask without further rights: more about it is its user's business.
            const path = repositories.path.replace("pagelen=100", "pagelen=1");
            const { headers } = await api.read({
                ...repositories,
                path,
                answer: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()) }),
            });
            return { message: `Bitbucket knows the token in the workspace ${workspace}.`, ...(0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .selectRateLimit */ .E)(headers) };
        }),
        listRepositories: async () => {
            const { values } = await readPages(api, repositories);
            return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
        },
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readBitbucketPage */ .u)(api, link),
    };
}
async function readPages(api, { doing, path, answer }) {
    const page = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ values: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(answer), next: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
    const values = [];
    let next = path;
    for (let pages = 0; pages < MOST_PAGES && next !== undefined; pages += 1) {
        const { value } = await api.read({ doing, path: next, answer: page });
        values.push(...value.values);
        next = value.next ?? undefined;
    }
    return { values, more: next !== undefined };
}
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repositories/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)("Bitbucket", fullName)}`,
        answer: Repository,
    });
    const { links } = value;
    // It puts the name of whoever asks into the address.
    const clone = URL.parse(links.clone.find(({ name }) => name === "https")?.href ?? `${links.html.href}.git`);
    if (clone !== null)
        clone.username = "";
    return {
        fullName: value.full_name,
        defaultBranch: value.mainbranch?.name,
        cloneUrl: clone?.href ?? "",
        webUrl: links.html.href,
    };
}
async function readMergedPullRequest(api, fullName, number) {
    const doing = `show pull request ${number} of ${fullName}`;
    const repository = `/repositories/${(0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)("Bitbucket", fullName)}`;
    const path = `${repository}/pullrequests/${number}`;
    const { value } = await api.read({ doing, path, answer: PullRequest });
    if (value.state !== "MERGED" || !value.merge_commit)
        throw (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .notMerged */ .ar)(fullName, number);
    // A pull request tells a shortened hash, and when it last changed instead of when it was merged.
    const commit = `${repository}/commit/${encodeURIComponent(value.merge_commit.hash)}`;
    const { value: merge } = await api.read({ doing, path: commit, answer: Commit });
    const changed = await readPages(api, { doing, path: `${path}/diffstat?pagelen=100`, answer: ChangedFile });
    return {
        number: value.id,
        title: value.title,
        body: value.description ?? "",
        author: value.author?.nickname ?? value.author?.display_name ?? undefined,
        labels: [],
        mergeCommit: merge.hash,
        mergedAt: merge.date,
        webUrl: value.links.html.href,
        files: changed.values.flatMap((file) => file.new?.path ?? file.old?.path ?? []),
        moreFiles: changed.more,
    };
}


/***/ })

};
