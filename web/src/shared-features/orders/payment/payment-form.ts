/** A form that leads to the payment provider: where it goes, and what it carries. */
export interface PaymentForm {
  /** Address of the provider's page. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What the server answered is no form that we send to the payment provider. */
export class UnusableForm extends Error {
  override readonly name = 'UnusableForm';
}

/** The address that a form names, if it is a whole one, of a page of another site, without name and password. */
function targetOf(action: string): string | undefined {
  const url = URL.parse(action);
  if (url?.username !== '' || url.password !== '') return undefined;
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  // The policy lets a page's forms go to the page's own site, where one could do what its member did not mean.
  return isPage && url.origin !== location.origin ? url.href : undefined;
}

/**
 * Reads the payment provider's form (product-rules.md#payment). It is parsed apart from the page, so that nothing in it runs, loads or is
 * shown; of all that stands in it only the address and the hidden fields are taken. To which sites it may be sent the browser knows from
 * the policy of the page.
 * @throws UnusableForm where it is not one form that is posted to another site
 */
export function readPaymentForm(html: string): PaymentForm {
  const forms = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('form');
  const [form] = forms;
  if (!form || forms.length > 1) throw new UnusableForm(`The answer has ${forms.length} forms`);
  if (form.getAttribute('method')?.toLowerCase() !== 'post') throw new UnusableForm('The form is not posted');
  const action = targetOf(form.getAttribute('action') ?? '');
  if (action === undefined) throw new UnusableForm('The form leads to no page of another site');
  const inputs = [...form.querySelectorAll('input[type=hidden][name]')];
  return {
    action,
    fields: inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  };
}

/** Leads the tab to the payment provider, by a form of our own. */
export function sendPaymentForm({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form); // a field may be called `submit`
  form.remove();
}
