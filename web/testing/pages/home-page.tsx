import { useState } from 'react';
import { routes } from '../../../shared/routes.ts';
import { definePage } from '../../src/lib/pages/define-page.ts';
import { Section } from '../../src/ui/layout/section/section.tsx';

export const page = definePage(routes.home, {
  meta: { title: 'Form page', description: 'A form for tests.' },
});

const plans = ['single', 'crew', 'festival'];

/**
 * A page with fields of every kind that people may fill in before there is script: React's own to keep, and the browser's. They are in
 * a section, which is hydrated when it is touched.
 */
export default function FormPage() {
  const [clicks, setClicks] = useState(0);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [kept, setKept] = useState({ city: '', terms: false, plan: plans[0] });

  return (
    <>
      <h1>Form page</h1>
      <Section>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent; // React hands on the browser's own event
            const fields = new FormData(event.currentTarget, submitter);
            setSent([
              ...sent,
              new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString(),
            ]);
          }}
        >
          <input name="name" aria-label="Name" defaultValue="Nobody" />
          <textarea name="words" aria-label="Words" />
          {['mail', 'phone'].map((way) => (
            <input key={way} type="radio" name="way" value={way} aria-label={way} defaultChecked={way === 'mail'} />
          ))}
          <input
            name="city"
            aria-label="City"
            value={kept.city}
            onChange={({ target }) => setKept({ ...kept, city: target.value })}
          />
          <input
            type="checkbox"
            name="terms"
            aria-label="Terms"
            checked={kept.terms}
            onChange={({ target }) => setKept({ ...kept, terms: target.checked })}
          />
          <select
            name="plan"
            aria-label="Plan"
            value={kept.plan}
            onChange={({ target }) => setKept({ ...kept, plan: target.value })}
          >
            {plans.map((plan) => (
              <option key={plan}>{plan}</option>
            ))}
          </select>
          <button type="submit" name="action" value="save">
            Save
          </button>
          <button type="submit" name="action" value="send">
            Send
          </button>
          <button type="button" onClick={() => setClicks(clicks + 1)}>
            Count
          </button>
        </form>
        <p>
          <output aria-label="Clicks">{clicks}</output> <output aria-label="Sent">{sent.join(' ')}</output>{' '}
          <output aria-label="Kept">{`${kept.city} ${kept.terms} ${kept.plan}`}</output>
        </p>
      </Section>
    </>
  );
}
