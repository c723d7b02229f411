import { isObject, type Json } from '../../infra/local/core/json.ts';
import { region } from '../../infra/stage.ts';
import { Part } from './part.ts';
import type { TestedSite } from './sites.ts';
import type { Declared, Template } from './templates.ts';

/** The account of the stacks, as it reads in ARNs and conditions. */
export const account = '<AWS::AccountId>';

/** Values of pseudo parameters; all others read like `<AWS::AccountId>`. */
const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** A resource of any stack. References in it read as `<Data/Table>` and `<Data/Table.Arn>`, whichever stack they cross. */
export class Resource extends Part {
  readonly stack: string;
  readonly type: string;
  readonly id: string;
  /** As it is written in the template. */
  readonly declared: Declared;
  #name: { readonly text: string; readonly path: string; readonly first: string } | undefined;

  constructor(stack: string, id: string, declared: Declared, resolve: (value: Json) => Json) {
    super(() => resolve(declared.Properties));
    this.stack = stack;
    this.id = id;
    this.type = declared.Type;
    this.declared = declared;
  }

  /** Stack and logical id, by which messages name it. */
  get address(): string {
    return `${this.stack}/${this.id}`;
  }

  /** What a reference to it reads as. */
  get ref(): string {
    return `<${this.address}>`;
  }

  get arn(): string {
    return `<${this.address}.Arn>`;
  }

  /** The name that the template gives it; empty where CloudFormation makes one. */
  get name(): string {
    return this.#named().text;
  }

  /** Whether a text names it: by reference, by name, or in an ARN or URI. What is in another account is another resource. */
  isNamedIn(text: string): boolean {
    if (/:\d{12}:/.test(text)) return false;
    if (text.includes(this.ref) || text.includes(`<${this.address}.`)) return true;
    const { path, first } = this.#named();
    return first !== '' && text.includes(first) && pathOf(text).includes(path);
  }

  /** Its name, as it reads among the steps of an ARN, and the first of its own steps: a text without that need not be taken apart. */
  #named() {
    if (this.#name) return this.#name;
    const kind = this.type.split('::').at(-1);
    const text = this.text(`${kind}Name`) || this.text('Name');
    const path = pathOf(text);
    this.#name = { text, path, first: path.split('/')[1] ?? '' };
    return this.#name;
  }
}

/** A text as steps between slashes, whichever way an ARN or URI parts them. */
const pathOf = (text: string) => `/${text}/`.replace(/[:/]+/g, '/');

/** The resources of all stacks as one list, wherever each of them stands. */
export class Stacks {
  /** What the stacks are made from. */
  readonly site: TestedSite;
  readonly resources: readonly Resource[];
  readonly #byType: ReadonlyMap<string, readonly Resource[]>;
  #stage: string | undefined;
  /** Values of outputs by the names that other stacks import them by, and by stack and key. */
  readonly #outputs: ReadonlyMap<string, Part>;

  constructor(templates: readonly Template[], site: TestedSite) {
    this.site = site;
    this.#outputs = new Map(
      templates.flatMap(({ stack, stackName, Outputs }) =>
        Object.entries(Outputs).flatMap(([key, { Value, Export }]) => {
          const value = new Part(() => this.#resolved(Value, stack));
          return [[String(Export?.Name), value] as const, [`${stackName} ${key}`, value] as const];
        }),
      ),
    );
    this.resources = templates.flatMap(({ stack, Resources }) =>
      Object.entries(Resources).map(
        ([id, declared]) => new Resource(stack, id, declared, (value) => this.#resolved(value, stack)),
      ),
    );
    this.#byType = Map.groupBy(this.resources, ({ type }) => type);
  }

  /** Resources of some types, such as `AWS::SQS::Queue`. */
  of(...types: readonly string[]): readonly Resource[] {
    return types.flatMap((type) => this.#byType.get(type) ?? []);
  }

  /** The resource of a type that a text names. */
  find(type: string, text: string): Resource | undefined {
    return this.of(type).find((resource) => resource.isNamedIn(text));
  }

  /** What an output of a stack says; empty where it has none of that key. @param stackName as operators see it */
  output(stackName: string, key: string): string {
    return this.#outputs.get(`${stackName} ${key}`)?.text() ?? '';
  }

  /** Name of the stage that the stacks are made for, as their resources are tagged. */
  get stage(): string {
    const tags = () => this.of('AWS::Lambda::Function').flatMap((lambda) => lambda.items('Tags'));
    this.#stage ??=
      tags()
        .find((tag) => tag.is('Key', 'stage'))
        ?.text('Value') ?? '';
    return this.#stage;
  }

  #resolved(value: Json, stack: string): Json {
    if (Array.isArray(value)) return value.map((item) => this.#resolved(item, stack));
    if (!isObject(value)) return value;
    const [[name = '', operand = null] = [], ...others] = Object.entries(value);
    const intrinsic = others.length === 0 ? this.#intrinsic(name, operand, stack) : undefined;
    if (intrinsic !== undefined) return intrinsic;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, this.#resolved(field, stack)]));
  }

  /** The value of an intrinsic function; `undefined` for any other field, and for functions that no template of ours uses. */
  #intrinsic(name: string, operand: Json, stack: string): Json | undefined {
    const given = new Part(() => this.#resolved(operand, stack));
    const text = given.text();
    switch (name) {
      case 'Ref':
        return pseudoParameters[text] ?? (text.startsWith('AWS::') ? `<${text}>` : `<${stack}/${text}>`);
      case 'Fn::GetAtt':
        return `<${stack}/${given.texts().join('.')}>`;
      case 'Fn::Join':
        return given.texts('1').join(given.text('0'));
      case 'Fn::Sub':
        return text.replace(/\$\{([^}]+)\}/g, (_, reference) => String(this.#intrinsic('Ref', reference, stack)));
      case 'Fn::ImportValue':
        return this.#outputs.get(text)?.json() ?? `<import ${text}>`;
      case 'Fn::GetStackOutput':
        return this.#outputs.get(`${given.text('StackName')} ${given.text('OutputName')}`)?.json();
      default:
        return undefined;
    }
  }
}

/** Asks something of stacks once, however often it is asked for. @param ask whose answer is the same as long as nobody changes the templates */
export function askedOnce<T extends object>(ask: (stacks: Stacks) => T): (stacks: Stacks) => T {
  const answers = new WeakMap<Stacks, T>();
  return (stacks) => {
    const answer = answers.get(stacks) ?? ask(stacks);
    answers.set(stacks, answer);
    return answer;
  };
}
