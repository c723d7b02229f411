import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/addresses/href.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import styles from './hardware-code.module.css';

/** What the tool on top of the tab does. */
export const codeReader = 'Shows the hardware code of the computer that it runs on.';

/** What a hardware code is and where to find it, beside the tools that read it. */
export function HardwareCode() {
  return (
    <div className={styles.box}>
      <div>
        <h2>What it is for</h2>
        <p>
          A licence without a lock belongs to one computer. The hardware code is that computer’s name: we make the
          licence for it, and no other machine can use it.
        </p>
      </div>
      <div>
        <h2>Where to find it</h2>
        <ol>
          <li>Install P1 Activation on the computer that will run the show, and start it.</li>
          <li>It shows the hardware code of that computer. Copy the code.</li>
          <li>
            Send it to <a href={`mailto:${brand.supportEmail}?subject=Hardware%20code`}>{brand.supportEmail}</a> with
            your order, or enter it in the P1 client when you purchase.
          </li>
        </ol>
        <p className={styles.link}>
          <StandaloneLink to={href.to('tutorial')} tone="accent">
            The hardware code step by step
          </StandaloneLink>
        </p>
      </div>
      <div>
        <h2>With an encrypted lock</h2>
        <p>
          A lock needs no code: plug it in, and the License Reader extracts its licence file, named by date and licence
          number.
        </p>
        <p className={styles.link}>
          <StandaloneLink to={href.to('lock')} tone="accent">
            Extract a licence file
          </StandaloneLink>
        </p>
      </div>
    </div>
  );
}
