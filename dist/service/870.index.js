export const id = 870;
export const ids = [870];
export const modules = {

/***/ 20870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createNotion: () => (/* binding */ createNotion),
/* harmony export */   parseNotionPageId: () => (/* binding */ parseNotionPageId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92765);
/* harmony import */ var _shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48350);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26422);



const RichText = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ plain_text: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }));
const Identity = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    bot: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ workspace_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
const Title = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(RichText), undefined);
const Properties = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), title: Title }));
const Page = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ properties: Properties });
const Found = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), properties: Properties })) });
const Block = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), has_children: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()) });
const Blocks = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ results: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Block), has_more: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const Content = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ rich_text: RichText });
const Refusal = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const MAX_TEXT_LENGTH = 20_000;
const MAX_REQUESTS = 20;
const MAX_FOUND = 50;
// What is below these are other pages.
const OTHER_PAGES = new Set(["child_page", "child_database"]);
function createNotion(access) {
    const { baseUrl = "https://api.notion.com/v1", integrationKey, send } = access;
    const api = (0,_shared_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .createProductApi */ .M9)({
        product: "Notion",
        baseUrl,
        headers: { authorization: `Bearer ${integrationKey}`, "notion-version": "2022-06-28" },
        secrets: [integrationKey],
        words: (body) => Refusal.safeParse(body).data?.message,
        send,
    });
    return {
        readHealth: async () => {
            const { value } = await api.read({ doing: "tell whose key it is", path: "/users/me", answer: Identity });
            const workspace = value.bot?.workspace_name;
            const owner = `${value.name ?? "an integration"}${workspace ? ` of ${workspace}` : ""}`;
            return { message: `Notion accepts the key of ${owner}.` };
        },
        /** Up to 20,000 characters of text. */
        readPage: async (id) => {
            const { value } = await api.read({ doing: "show a page", path: `/pages/${id}`, answer: Page });
            return { title: readTitle(value.properties), text: await readText(api, id, MAX_REQUESTS) };
        },
        searchPages: async (words) => {
            const filter = { property: "object", value: "page" };
            const body = { query: words, filter, page_size: MAX_FOUND };
            const { value } = await api.read({ doing: "search its pages", path: "/search", answer: Found, body });
            return value.results.map(({ id, url, properties }) => ({ id, url, title: readTitle(properties) }));
        },
        /** The first blocks of a page, by one request. */
        readStart: (id) => readText(api, id, 1),
    };
}
function readTitle(properties) {
    return joinText(Object.values(properties).find(({ type }) => type === "title")?.title);
}
async function readText(api, page, maxRequests) {
    const lines = [];
    let length = 0;
    let requests = 0;
    const readBelow = async (id) => {
        let cursor;
        do {
            if (requests === maxRequests || length >= MAX_TEXT_LENGTH)
                return;
            requests += 1;
            const start = cursor === undefined ? "" : `&start_cursor=${encodeURIComponent(cursor)}`;
            const path = `/blocks/${encodeURIComponent(id)}/children?page_size=100${start}`;
            const { value } = await api.read({ doing: "show what is on a page", path, answer: Blocks });
            for (const block of value.results) {
                const line = joinText(Content.safeParse(block[block.type]).data?.rich_text);
                if (line !== "")
                    lines.push(line);
                length += line.length + 1;
                if (block.has_children === true && !OTHER_PAGES.has(block.type))
                    await readBelow(block.id);
            }
            cursor = value.has_more ? (value.next_cursor ?? undefined) : undefined;
        } while (cursor !== undefined);
    };
    await readBelow(page);
    return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(lines.join("\n"), MAX_TEXT_LENGTH);
}
function joinText(text = []) {
    return text.map(({ plain_text: piece }) => piece).join("");
}
/** With dashes, as in the API; a page opened beside another (`?p=`) has precedence. */
function parseNotionPageId(address) {
    const url = URL.parse(address);
    if (url === null || !/(^|\.)notion\.(so|site|com)$/.test(url.hostname))
        return undefined;
    const last = url.pathname.split("/").at(-1) ?? "";
    const digits = /(?:^|-)([\da-f]{32})$/i;
    const [, id] = digits.exec(url.searchParams.get("p") ?? "") ?? digits.exec(last) ?? [];
    return id?.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}


/***/ })

};
