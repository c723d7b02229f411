import * as z from 'zod/mini';
import { projectList } from '../project-list.ts';
import { atMost, filled, line, oneLine, text } from './text-fields.ts';

const notATime = 'A time is written 2026-11-22 or 2026-11-22T09:30:00Z';

/** A day, or a time with its zone; kept as ISO 8601 in UTC. */
const savedAt = z.pipe(
  z.string({ error: notATime }).check(
    z.trim(),
    z.refine((value) => z.safeParse(z.union([z.iso.date(), z.iso.datetime({ offset: true })]), value).success, {
      error: notATime,
    }),
  ),
  z.transform((value) => new Date(value).toISOString()),
);

/** A project as it is imported (product-rules.md#projects). */
export const ProjectRow = z.strictObject({
  id: text(filled('The id is missing'), atMost(projectList.id, 'An id'), oneLine('An id is written on one line')),
  name: text(
    filled('The name is missing'),
    atMost(projectList.name, 'A name'),
    oneLine('A name is written on one line'),
  ),
  product_name: text(
    filled('The product is missing'),
    atMost(projectList.product, 'A product'),
    oneLine('A product is written on one line'),
  ),
  version: text(z.regex(/^(?:[0-9A-Za-z][0-9A-Za-z.+_-]{0,31})?$/, { error: 'This is not a version, such as 5.1.4' })),
  update_time: savedAt,
});

/** What is imported at once: no more than a member may have, each id once. */
export const projectRows = z.array(ProjectRow).check(
  z.minLength(1, { error: 'There are no projects in it' }),
  z.maxLength(projectList.most, { error: `A member has at most ${projectList.most} projects` }),
  z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, { error: 'An id stands in it twice' }),
);

const onlyType = { error: 'There are projects of type 1 only' };

/** Existing clients say which projects they mean; there is one kind, show files, and it is meant where they say none. */
export const projectType = z._default(
  z.pipe(
    z
      .union([z.int(onlyType), z.string(onlyType).check(z.maxLength(8, onlyType))], onlyType)
      .check(z.refine((given) => String(given) === '1', onlyType)),
    z.transform(() => 1 as const),
  ),
  1,
);

/** A part of a project's name; empty finds all. */
export const projectWord = line(atMost(projectList.name, 'A search'));
