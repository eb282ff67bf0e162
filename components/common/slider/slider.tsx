import './slider.scss';
import { useState } from 'react';
import { type InputRange, readTyped } from '../../../content/input-range.ts';

interface SliderProps {
  readonly id: string;
  readonly label: string;
  /** Name of the field above the slider. */
  readonly fieldLabel: string;
  readonly range: InputRange;
  readonly value: number;
  /** A value as it is shown: in the field and at both ends of the scale. */
  readonly format: (value: number) => string;
  /** A value as a screen reader says it. */
  readonly speak: (value: number) => string;
  /** Until the script runs, the controls can't do anything. */
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A range input below a field with the same value: drag, press arrow keys, or type. */
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

  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={`${id}-zahl`}
        type="text"
        inputMode="numeric"
        aria-label={fieldLabel}
        disabled={disabled}
        value={draft ?? format(value)}
        onClick={(event) => event.currentTarget.select()}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <div className="slider__range">
        <svg aria-hidden="true">
          <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
        </svg>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
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
