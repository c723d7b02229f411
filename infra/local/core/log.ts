/** Where the runtime says what a person should know; functions' own output goes to their log files. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
