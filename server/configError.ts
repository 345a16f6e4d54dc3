/** Invalid configuration; the message says what to change. */
export class ConfigError extends Error {}
