/** A browser as the smoke tests use it, whoever drives it. */
export interface DrivenBrowser {
  readonly goto: (address: string) => Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  readonly run: (script: string) => Promise<unknown>;
  /** Presses an element, by its selector. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly pressKey: (key: 'Enter' | 'Escape') => Promise<void>;
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}
