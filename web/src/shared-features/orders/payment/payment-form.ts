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

/** The address that a form names, if it is a whole one, to a page of one of the origins, and carries no name and password. */
function targetOf(action: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(action);
  if (url?.username !== '' || url.password !== '') return undefined;
  // `blob:https://host` has the origin of its host.
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  return isPage && origins.includes(url.origin) ? url.href : undefined;
}

/**
 * Reads the payment provider's form (product-rules.md#payment). It is parsed apart from the page, so that nothing in it runs, loads or is
 * shown; of all that stands in it only the address and the hidden fields are taken.
 * @param origins to which the page may send forms
 * @throws UnusableForm where it is not one form that is posted to one of these
 */
export function readPaymentForm(html: string, origins: readonly string[]): PaymentForm {
  const forms = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('form');
  const [form] = forms;
  if (!form || forms.length > 1) throw new UnusableForm(`The answer has ${forms.length} forms`);
  if (form.getAttribute('method')?.toLowerCase() !== 'post') throw new UnusableForm('The form is not posted');
  const action = targetOf(form.getAttribute('action') ?? '', origins);
  if (action === undefined) throw new UnusableForm('The form leads where this page may not send it');
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
