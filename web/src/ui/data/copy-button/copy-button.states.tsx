import type { States } from '../../states.ts';
import { CopyButton } from './copy-button.tsx';

export default {
  Idle: <CopyButton text="ef01" label="Copy SHA-256 of S3 Pro" words="SHA-256" />,
  Copied: { element: <CopyButton text="ef02" label="Copy SHA-256 of S3" words="SHA-256" />, after: 'press' },
} satisfies States;
