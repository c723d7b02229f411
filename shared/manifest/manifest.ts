import type { MailStream } from '../mail-streams.ts';
import type { FunctionNeeds } from './function-needs.ts';
import type { FunctionRights } from './function-rights.ts';
import type { TableDefinition } from './table-definition.ts';
import type { Trigger } from './triggers.ts';

/** Where the function build writes the site's manifest. */
export const manifestFile = '.build/manifest.json';

/** What the functions of a site are and take, as plain data: stacks, their review, dashboards and prices are made from it. */
export interface Manifest {
  /** By the names of functions, each of which has one domain, in the order of the domains. */
  readonly functions: Readonly<Record<string, FunctionEntry>>;
  /** By name: those of all domains, and the platform's own. */
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** What operators put into Secrets Manager, by name, and what each is for. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The stream of every mail, by its name. */
  readonly mails: Readonly<Record<string, MailStream>>;
  /** Domain → what the business asks of it. */
  readonly figures: Readonly<Record<string, readonly FigureEntry[]>>;
  /** Domain → name of the metric → what is counted. */
  readonly metrics: Readonly<Record<string, Readonly<Record<string, DomainMetric>>>>;
}

/** A function: what starts it, what it may touch, and what it uses, from which that is made. */
export interface FunctionEntry extends FunctionRights {
  readonly domain: string;
  /** The file of it, from the root. */
  readonly file: string;
  readonly trigger: Trigger;
  readonly needs: FunctionNeeds;
}

/** A figure on the usage dashboard: a tile, and what is drawn under a question. */
export interface FigureEntry {
  /** Tells it apart from the other figures of its domain, in kebab case. */
  readonly name: string;
  readonly label: string;
  /** What it answers by day. Without a question it is a tile alone. */
  readonly question?: string;
  /** What the table of it answers. */
  readonly table?: { readonly question: string };
}

/** Something that functions of a domain count. It is drawn on the health dashboard, and raises an alarm where it hurts somebody. */
export interface DomainMetric {
  /** As the dashboard calls it. */
  readonly title: string;
  /** The functions that count it. */
  readonly by: readonly string[];
  /** What of five minutes is drawn; their sum when not given. */
  readonly statistic?: 'Maximum' | 'p95';
  /** From above which number in five minutes on somebody is hurt, how, and the heading of the runbook that says what to do. */
  readonly alarm?: {
    readonly above: number;
    readonly harm: string;
    readonly runbook: `#${string}`;
    /** Whether it stays on until something else is measured: for what a job measures now and then. */
    readonly staysOn?: boolean;
  };
}
