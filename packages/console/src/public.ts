/** Where the console is served. */
export interface ServeOptions {
  /** Of `0` any free port. 4400 by default. */
  readonly port?: number;
  /** `127.0.0.1` by default: nobody else reaches it. */
  readonly host?: string;
}

/** A console that is being served. */
export interface Served {
  /** To be given to `steer` as `console`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the console. @throws Error where the port is taken. */
export type Serve = (options?: ServeOptions) => Promise<Served>;

/** How the plugin puts the console into an application in development. */
export interface StatehouseOptions {
  /** What people call the application; the title of the page by default. */
  readonly name?: string;
  /** Names of fields that are secret at any depth, besides those that sound so: `password`, `token`, `cardNumber`, … */
  readonly secrets?: readonly string[];
  /**
   * Whether every root actor of the page is steered by itself (the default). Otherwise only those that are created with
   * `steer`.
   */
  readonly everyRoot?: boolean;
  /** Whether a production build keeps what the application imports of `@statehouse/steer`; by default nothing of it is left. */
  readonly inBuild?: boolean;
}
