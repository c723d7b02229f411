import type { Resource, Stacks } from '../stacks.ts';
import type { Mutation } from './mutation.ts';

/** A rule that holds for everything in the stacks, written as a sentence. */
export interface Universal {
  /** What it finds wrong, each as `stack/resource: what is wrong`. */
  readonly violations: (stacks: Stacks) => readonly string[];
  /** Changes of the templates that it has to report, by what they are. */
  readonly catches: Readonly<Record<string, Mutation>>;
}

/** The universals of a subject, each by its sentence. */
export type Universals = Readonly<Record<string, Universal>>;

/** What is wrong with something, or `false` where nothing is. */
export type Complaint = string | false;

/** The complaints about a thing, with its name before each. */
export function about(name: string, complaints: readonly Complaint[]): readonly string[] {
  return complaints.flatMap((complaint) => (complaint === false ? [] : `${name}: ${complaint}`));
}

type Look = (resource: Resource, stacks: Stacks) => readonly Complaint[];

/** Looks at every resource of some types. */
export function each(types: string | readonly string[], complaintsOf: Look): Universal['violations'] {
  return (stacks) =>
    stacks.of(...[types].flat()).flatMap((resource) => about(resource.address, complaintsOf(resource, stacks)));
}

/** Looks at every resource there is. */
export function all(complaintsOf: Look): Universal['violations'] {
  return (stacks) => stacks.resources.flatMap((resource) => about(resource.address, complaintsOf(resource, stacks)));
}
