/** Style sheets that the console has put into the page: no part of what the page looks like. */
export const ownSheets = new WeakSet<CSSStyleSheet>();
