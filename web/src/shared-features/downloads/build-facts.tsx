import { attachmentName } from '../../../../shared/attachment-name.ts';
import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { formatDay, formatSize } from '../../lib/format.ts';
import { CopyButton } from '../../ui/data/copy-button/copy-button.tsx';
import styles from './build-facts.module.css';
import { buildLabel, isStoreAddress, type OfferedBuild, platformOf } from './builds.ts';

interface CodeProps {
  readonly name: string;
  readonly code: string;
  /** Name of the button that copies it. */
  readonly label: string;
}

function Code({ name, code, label }: CodeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.code}>
        <code>{code}</code>
        <CopyButton words="Copy" text={code} label={label} />
      </dd>
    </div>
  );
}

interface BuildFactsProps {
  readonly build: OfferedBuild;
  /** Since when the release is online, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether to show the command that computes the checksum, for who has the file already. */
  readonly command?: boolean;
}

/** What one gets, and what to check it by. */
export function BuildFacts({ build, day, command = false }: BuildFactsProps) {
  const { type, version, system, size, sha256, file_path, en_file_name } = build;
  const platform = platformOf(system);
  const file = attachmentName(en_file_name, file_path);
  const commands = { windows: `Get-FileHash "${file}"`, mac: `shasum -a 256 "${file}"`, android: '', ios: '' };
  return (
    <dl className={styles.facts}>
      <div>
        <dt>File</dt>
        <dd>
          {isStoreAddress(file_path) ? `${platforms[platform].label} app store` : file}
          {size > 0 && <span className={styles.size}>{formatSize(size)}</span>}
        </dd>
      </div>
      <div>
        <dt>Online since</dt>
        <dd>
          <time dateTime={day}>{formatDay(day)}</time>
        </dd>
      </div>
      {sha256 && (
        <Code
          name="SHA-256"
          code={sha256}
          label={`Copy SHA-256 of ${buildLabel(productTypes[type].name, version, system)}`}
        />
      )}
      {command && sha256 && commands[platform] && (
        <Code name="To verify" code={commands[platform]} label="Copy the command that verifies it" />
      )}
    </dl>
  );
}
