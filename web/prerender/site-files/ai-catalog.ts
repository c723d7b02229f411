import { brand } from '../../../shared/brand.ts';
import { absolute } from '../../src/lib/addresses/href.ts';
import { type AgentSkill, skillKey } from './agent-skills.ts';

/** Names a skill by this site's domain: `urn:air:www.example.com:site:read`. */
const urn = (host: string, name: string) => `urn:air:${host}:site:${name}`;

/**
 * What a program can learn to do here, for whoever looks for such things: `/.well-known/ai-catalog.json`
 * (https://agenticresourcediscovery.org/spec/, version 1.0 of the format).
 * @param changed the day on which the site last changed, `YYYY-MM-DD`
 */
export function aiCatalog(skills: readonly AgentSkill[], changed: string): string {
  const { hostname } = new URL(brand.siteUrl);
  const catalogue = {
    specVersion: '1.0',
    host: {
      displayName: brand.legalName,
      // Its keys are those of our credentials (`readIssuerKeys`).
      identifier: `did:web:${hostname}`,
      documentationUrl: absolute('/llms.txt'),
    },
    entries: skills.map((skill) => ({
      identifier: urn(hostname, skill.name),
      displayName: skill.title,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: absolute(`/${skillKey(skill)}`),
      description: skill.about,
      representativeQueries: skill.queries,
      updatedAt: `${changed}T00:00:00Z`,
    })),
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}
