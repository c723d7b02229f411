// What Node has of WebAssembly, and TypeScript declares with all of a browser only.
declare namespace WebAssembly {
  type ImportValue = (...numbers: number[]) => number;
  type Imports = Readonly<Record<string, Readonly<Record<string, ImportValue>>>>;

  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { readonly module: string; readonly name: string }[];
  }

  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: object;
  }

  class Memory {
    constructor(size: { readonly initial: number });
    readonly buffer: ArrayBuffer;
  }
}
