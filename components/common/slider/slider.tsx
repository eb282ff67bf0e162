import './slider.scss';
import { useState } from 'react';
import { type InputRange, readTyped } from '../../../content/input-range.ts';

interface SliderProps {
  readonly id: string;
  readonly label: string;
  /** Name of the number field beside the slider. */
  readonly fieldLabel: string;
  readonly range: InputRange;
  readonly value: number;
  /** A value as it is shown: the output and both ends of the scale. */
  readonly format: (value: number) => string;
  /** A value as a screen reader says it. */
  readonly speak: (value: number) => string;
  /** Until the script runs, the controls can't do anything. */
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A range input with a number field for the same value: drag, press arrow keys, or type. */
export function Slider({ id, label, fieldLabel, range, value, format, speak, disabled, onChange }: SliderProps) {
  const { min, max, step } = range;
  const [draft, setDraft] = useState<string>();

  // While somebody types, "6" and "60" are not yet an answer: only a value that a slider can take counts at once.
  const type = (text: string) => {
    setDraft(text);
    const typed = readTyped(text, range);
    if (`${typed}` === text) onChange(typed);
  };
  const settle = () => {
    // An emptied field takes back what it had.
    if (draft !== undefined) onChange(readTyped(draft, { ...range, start: value }));
    setDraft(undefined);
  };

  const shared = { min, max, step, disabled };
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>{' '}
      <output htmlFor={id} aria-live="off">
        {format(value)}
      </output>
      <input
        {...shared}
        id={`${id}-zahl`}
        type="number"
        aria-label={fieldLabel}
        value={draft ?? value}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <div className="slider__range">
        <svg aria-hidden="true">
          <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
        </svg>
        <input
          {...shared}
          id={id}
          type="range"
          value={value}
          aria-valuetext={speak(value)}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p aria-hidden="true">
        <span>{format(min)}</span> <span>{format(max)}</span>
      </p>
    </div>
  );
}
