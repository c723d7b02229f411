import { MousePointer } from '../kit/mouse-pointer.tsx';
import { FilmTime, useTime } from '../kit/time.tsx';
import { activationCode, plan, stage } from '../p1-code-find/codes.ts';
import { DeskWithLicence } from '../p1-code-find/desk-with-licence.tsx';
import { Desktop } from '../p1-code-find/desktop.tsx';
import { LicenceDialog } from '../p1-code-find/licence-dialog.tsx';
import { Browser } from './browser.tsx';
import styles from './p1-code-activate-screen.module.css';
import { LookupPage, PaymentPage, PlansPage } from './pages.tsx';
import { ACTS, activationAt, BROWSER_AT, BROWSER_UNTIL, START } from './steps.ts';

export const size = { width: 1120, height: 740 };

const PLANS = 'P1 plans';
const LOOKUP = 'Activation code';
const addresses = {
  plans: `Plans of P1, hardware code ${stage.code}`,
  payment: 'Payment',
  lookup: 'Activation code, look-up without signing in',
} as const;

/** Behind the browser the desk stands still: it is hardly seen there, and costs as much to paint. */
function deskTime(time: number): number {
  return BROWSER_AT < time && time < BROWSER_UNTIL ? BROWSER_AT : time;
}

/** From Purchase in the licence dialog to a title that says Subscription, for films. */
export default function P1CodeActivateScreen() {
  const time = useTime();
  const state = activationAt(time);
  const { page, active } = state;
  return (
    <Desktop computer={stage.name} time="16:52" runs="P1">
      <FilmTime value={deskTime(time)}>
        <DeskWithLicence
          edition={active ? { name: 'Subscription', state: 'new' } : { name: 'Not activated' }}
          dialog={
            <LicenceDialog
              computer={stage.name}
              hardwareCode={stage.code}
              purchase={state.purchase}
              awaits={state.awaits}
              activationCode={state.pasted ? activationCode : ''}
              confirm={state.confirm}
              plan={active ? plan : undefined}
            />
          }
        />
      </FilmTime>
      {state.browser > 0 && (
        <div
          className={styles.browser}
          style={{ opacity: state.browser, transform: `translateY(${(1 - state.browser) * 20}px)` }}
        >
          <Browser
            tabs={page === 'lookup' ? [PLANS, LOOKUP] : [PLANS]}
            current={page === 'lookup' ? 1 : 0}
            address={addresses[page]}
          >
            {page === 'plans' && <PlansPage compared={state.compared} chosen={state.chosen} />}
            {page === 'payment' && <PaymentPage pay={state.pay} paid={state.paid} />}
            {page === 'lookup' && <LookupPage look={state.look} found={state.found} copy={state.copy} />}
          </Browser>
        </div>
      )}
      <MousePointer acts={ACTS} start={START} />
    </Desktop>
  );
}
