import { createWriteStream, mkdirSync, statSync, truncateSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

interface LogLine {
  readonly time: string;
  readonly function: string;
  readonly line: string;
}

const KEPT_LINES = 200;
const LARGEST_FILE = 5 * 1024 * 1024;

/**
 * What functions print: a file each in SITE_STATE, and the last lines in memory.
 * @param directory for the files; one larger than 5 MB starts afresh.
 */
export function createFunctionLogs(directory: string) {
  mkdirSync(directory, { recursive: true });
  const files = new Map<string, WriteStream>();
  const kept = new Map<string, LogLine[]>();

  return {
    append: (name: string, line: string) => {
      const entry = { time: new Date().toISOString(), function: name, line };
      const lines = kept.get(name) ?? [];
      kept.set(name, lines);
      lines.push(entry);
      if (lines.length > KEPT_LINES) lines.shift();
      const file = files.get(name) ?? openFile(join(directory, `${name}.log`));
      files.set(name, file);
      file.write(`${entry.time} ${line}\n`);
    },
    /** The last 200 lines, oldest first; of all functions when none is named. */
    recent: (name?: string): readonly LogLine[] => {
      const lines = name === undefined ? [...kept.values()].flat() : (kept.get(name) ?? []);
      return lines.toSorted((left, right) => left.time.localeCompare(right.time)).slice(-KEPT_LINES);
    },
    close: async () => {
      await Promise.all([...files.values()].map((file) => new Promise((resolve) => file.end(resolve))));
      files.clear();
    },
  };
}

function openFile(path: string): WriteStream {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_FILE) truncateSync(path);
  return createWriteStream(path, { flags: 'a' });
}
