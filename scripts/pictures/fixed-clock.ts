/**
 * Loaded before a program (`--import`): its clock runs from PICTURE_TIME on, which was at the real time PICTURE_START (both
 * in milliseconds since 1970), so that pictures show the same dates whenever they are taken.
 */

const { PICTURE_TIME, PICTURE_START } = process.env;
const offset = Number(PICTURE_TIME) - Number(PICTURE_START);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, newTarget),
  get: (target, property, receiver) =>
    property === "now" ? () => RealDate.now() + offset : Reflect.get(target, property, receiver),
});
