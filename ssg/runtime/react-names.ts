/** Translates names that only React knows into those of the DOM, because Preact does not. */
import { options } from 'preact';

/** React's events that go by another name in the DOM, or that do not bubble there. */
const EVENTS: Readonly<Record<string, string>> = {
  onBlur: 'onFocusOut',
  onDoubleClick: 'onDblClick',
  onFocus: 'onFocusIn',
};

/** SVG attributes that are written with a hyphen: `strokeWidth` is `stroke-width`. */
const HYPHENATED =
  /^(?:alignment|baseline|clip(?!PathU)|color|dominant|fill|flood|font|image(?!S)|letter|lighting|marker(?!H|U|W)|paint|pointer|shape|stop|stroke|text(?!L)|transform|vector|word|writing)[A-Z]/;

/** React's `onChange` of a text field is the DOM's `input`. */
const isTextField = (type: string, { type: kind }: { readonly type?: string }): boolean =>
  type === 'textarea' || (type === 'input' && !/^(?:checkbox|file|radio)$/.test(kind ?? ''));

function domName(name: string, type: string, props: object): string {
  if (name === 'onChange' && isTextField(type, props)) return 'onInput';
  if (HYPHENATED.test(name)) return name.replace(/[A-Z]/g, '-$&').toLowerCase();
  return EVENTS[name] ?? name;
}

options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return;
  const attributes = props as Record<string, unknown>;
  for (const name in attributes) {
    const known = domName(name, type, props);
    if (known === name) continue;
    // A field may have both `onChange` and `onInput`.
    attributes[known in attributes ? `${known}Capture` : known] = attributes[name];
    delete attributes[name];
  }
};
