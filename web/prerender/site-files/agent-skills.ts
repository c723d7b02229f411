import { brand } from '../../../shared/brand.ts';
import type { ContentLibrary } from '../../../shared/content/library.ts';
import * as contract from '../../../shared/contract/content.ts';
import { writeSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { absolute, href } from '../../src/lib/addresses/href.ts';
import { plainText } from '../plain-text.ts';

/** What a program can learn to do here: a file in the format of Agent Skills, and how a catalogue describes it. */
export interface AgentSkill {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Two to five questions that it answers, in a person's words. */
  readonly queries: readonly string[];
  readonly text: string;
}

function skillFile(name: string, about: string, body: readonly string[]): string {
  return ['---', `name: ${name}`, `description: ${JSON.stringify(about)}`, '---', '', ...body, ''].join('\n');
}

/** The call of an entry, with the values of its example. */
function exampleAddress({ path = '/', example }: Endpoint): string {
  const query = new URLSearchParams(Object.entries(Object(example)).map(([name, value]) => [name, String(value)]));
  return absolute(query.size > 0 ? `${path}?${query}` : path);
}

/** The reads of what is published, from the contract. */
function reading({ products, faqAnswers }: Pick<ContentLibrary, 'products' | 'faqAnswers'>): AgentSkill {
  const name = 'read-what-is-published';
  const about = `Reads products, releases with their files and checksums, manuals, courses, cases, news and answers of ${brand.name}.`;
  const reads = Object.values<Endpoint>(contract).filter(({ cache }) => cache?.kind === 'content');
  const calls = reads.map((entry) => {
    const reply = JSON.stringify(writeSuccess(entry.dialect, '…'));
    return `- ${entry.summary} \`GET ${exampleAddress(entry)}\` answers \`${reply}\`.`;
  });
  const body = [
    `# ${about}`,
    '',
    'Pages say the same as these calls, and can be read without JavaScript. Releases of all products are one file:',
    `<${absolute(href.releaseList('releases'))}>.`,
    '',
    '## Calls',
    '',
    'Nobody has to sign in. Answers are JSON and kept for five minutes; an empty text or 0 means that there is none.',
    'Paths in an answer are paths of this site. Where the number of success is another one, the message says why.',
    '',
    ...calls,
  ];
  const [first] = products;
  const queries = [
    ...(first ? [`Which version of ${first.title} is the newest, and where is its file?`] : []),
    `What does ${brand.name} make, and what is each product for?`,
    ...faqAnswers.slice(0, 3).map(({ title }) => title),
  ];
  return { name, title: `Read what ${brand.name} publishes`, about, queries, text: skillFile(name, about, body) };
}

const formTag = /<form\b[^>]*\btoolname="([^"]+)"[^>]*\btooldescription="([^"]+)"/g;

/** The forms of all pages that say what they do, with the pages on which each stands. */
function formsOf(listed: ReadonlyMap<string, Pick<RenderedPage, 'html'>>) {
  const forms = new Map<string, { readonly about: string; readonly addresses: string[] }>();
  for (const [address, { html }] of listed)
    for (const [, name = '', about = ''] of html.matchAll(formTag)) {
      const form = forms.get(name) ?? { about: plainText(about), addresses: [] };
      forms.set(name, form);
      form.addresses.push(address);
    }
  return forms;
}

/** The forms, as their documents describe them. */
function writing(listed: ReadonlyMap<string, Pick<RenderedPage, 'html'>>): AgentSkill {
  const name = 'fill-in-forms';
  const about = `Fills in the forms of ${brand.name}: questions to sales, feedback to support, certificates and searches.`;
  const forms = [...formsOf(listed)].map(
    ([
      tool,
      {
        about,
        addresses: [first, ...others],
      },
    ]) => {
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      return `- \`${tool}\`: ${about} On <${first}>${more}.`;
    },
  );
  const body = [
    `# ${about}`,
    '',
    'Each form is a tool of its page (WebMCP, declared in the document); its fields have labels and say what is expected.',
    'Fill it in and let the person for whom you act read it and send it: somebody answers to the address in it.',
    'Leave the field `website` empty.',
    '',
    '## Forms',
    '',
    ...forms,
  ];
  const queries = [`How do I reach sales of ${brand.name}?`, 'Report a fault to support', 'Is this certificate valid?'];
  return { name, title: `Fill in forms of ${brand.name}`, about, queries, text: skillFile(name, about, body) };
}

/**
 * The skills of the site, made from contract, content and documents.
 * @param listed the documents that strangers may find, by their addresses
 */
export function agentSkills(
  listed: ReadonlyMap<string, Pick<RenderedPage, 'html'>>,
  library: Pick<ContentLibrary, 'products' | 'faqAnswers'>,
): readonly AgentSkill[] {
  return [reading(library), writing(listed)];
}

/** Key of a skill's file in the site bucket. */
export function skillKey({ name }: AgentSkill): string {
  return `.well-known/agent-skills/${name}/SKILL.md`;
}
