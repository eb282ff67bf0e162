/**
 * What the plans of a page need a script for: all toggles show the same billing, a screen reader hears of a change, and
 * a chosen plan is loading for a second (spec §4, §7, §9).
 */
const LOADING_MS = 1000;

const radios = [...document.querySelectorAll<HTMLInputElement>('.pricing [type=radio], .receipt [type=radio]')];
const forms = document.querySelectorAll<HTMLFormElement>('.plan-card__offer, .receipt__sheet');
const news = document.querySelector('.pricing [role=status]') as HTMLElement;
let pressed: HTMLButtonElement | undefined;

/** `yearly` and `launch_yearly` are the same way of billing. */
const billingOf = ({ value }: HTMLInputElement): string => value.replace(/.*_/, '');

function show(billing: string): void {
  for (const radio of radios) radio.checked = billingOf(radio) === billing;
  // For browsers without `:has()`. The bill has no such class.
  for (const form of forms) form.hidden = /--/.test(form.className) && !form.className.endsWith(billing);
}

const say = (name: string): void => {
  news.textContent = news.dataset[name] ?? '';
};

const buttonOf = (form: HTMLFormElement) => form.querySelector('button') as HTMLButtonElement;
const disableAll = (disabled: boolean): void => {
  for (const form of forms) buttonOf(form).disabled = disabled;
};

for (const radio of radios) {
  radio.onchange = () => {
    show(billingOf(radio));
    say(billingOf(radio));
  };
}

for (const form of forms) {
  form.onsubmit = (event) => {
    // Once a form has opened a tab, WebKit holds the page to its `form-action`: the address bar leads nowhere else.
    event.preventDefault();
    if (pressed) return;
    const button = buttonOf(form);
    const label = button.firstChild as Text;
    const { data } = label;
    pressed = button;
    open(`${form.action}?plan=${new FormData(form).get('plan')}`, '', 'noopener');
    label.data = news.dataset.loading ?? '';
    disableAll(true);
    say('loading');
    setTimeout(() => {
      label.data = data;
      disableAll(false);
      say('');
      // A disabled button loses the focus to the ground around it; it gets it back, unless the reader has moved on.
      if (document.activeElement?.contains(button)) button.focus({ preventScroll: true });
      pressed = undefined;
    }, LOADING_MS);
  };
}

// The reader may have chosen before this ran, or the browser has restored a choice.
addEventListener('pageshow', () => {
  const chosen = radios.find((radio) => radio.checked && !radio.defaultChecked);
  if (chosen) show(billingOf(chosen));
  if (!pressed) disableAll(false); // Firefox also restores disabled buttons
});
