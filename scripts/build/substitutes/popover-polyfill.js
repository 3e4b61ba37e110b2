// The browsers that the app runs in have popovers: 3 kB packed.
export const isSupported = () => true;
export const apply = () => undefined;
