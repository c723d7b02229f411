import type { States } from '../../states.ts';
import { strokes } from '../page-strokes.ts';
import { shellStrokes } from '../shell-strokes.ts';
import { Icon } from './icon.tsx';

function all(paths: Readonly<Record<string, string>>) {
  return (
    <>
      {Object.entries(paths).map(([name, path]) => (
        <Icon key={name} path={path} />
      ))}
    </>
  );
}

export default { 'Of pages': all(strokes), 'Of the shell': all(shellStrokes) } satisfies States;
