/** Where everything stands in the charts of the site's machines: made by `vite.config.ts`, for the console alone. */
declare module 'virtual:chart-layouts' {
  export const layouts: import('./console/chart/shippedLayouts.ts').ShippedLayouts;
}
