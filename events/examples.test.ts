import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DomainEvent, envelopeSchema, versionOf } from './event.ts';

/** Every event of ours by its name, from the folders themselves. */
const events = new Map<string, DomainEvent>();
const folders = new Map<string, string>();
for (const file of globSync('events/*/event.ts')) {
  const module: Record<string, DomainEvent> = await import(resolve(file));
  for (const event of Object.values(module)) {
    events.set(event.name, event);
    folders.set(event.name, basename(dirname(file)));
  }
}

const eventNames = [...events.keys()].toSorted();

/** `download-recorded/examples/v1/windows.json` is an example of `download.recorded.v1`. */
const examples = globSync('events/*/examples/v*/*.json').map((file) => {
  const version = basename(dirname(file));
  const folder = basename(dirname(dirname(dirname(file))));
  const name = eventNames.find((each) => each.replaceAll('.', '-') === `${folder}-${version}`);
  return [file, name ?? folder] as const;
});

describe('the events', () => {
  test('every event is in a folder named after it', () => {
    expect(eventNames.length).toBeGreaterThan(1);
    const misplaced = [...folders].filter(([name, folder]) => !name.replaceAll('.', '-').startsWith(`${folder}-v`));
    expect(misplaced).toEqual([]);
  });

  test.each(eventNames)('%s carries its version in its name, and has an example', (name) => {
    const event = events.get(name);
    expect(event && versionOf(event)).toBeGreaterThanOrEqual(1);
    expect(examples.map(([, of]) => of)).toContain(name);
  });

  test.each(examples)('%s can be read, as the archive holds such events for 90 days', (file, name) => {
    const event = events.get(name);
    if (!event) throw new Error(`There is no event ${name}`);
    const example = JSON.parse(readFileSync(file, 'utf8'));
    expect(envelopeSchema(event).parse(example)).toEqual(example);
  });
});
