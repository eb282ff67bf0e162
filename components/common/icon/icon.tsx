import './icon.scss';

/** 24 px, 2 px stroke, square caps, as the outlines of drawings. The font has no arrows or ticks: they are drawn. */
const PATHS = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'chevron-down': 'M6 9l6 6 6-6',
  check: 'M4 13l5 5L20 6',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v12M6 11l6 6 6-6M4 21h16',
  external: 'M9 5h10v10M19 5L6 18',
  menu: 'M3 7h18M3 12h18M3 17h18',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  copy: 'M8 8V3h13v13h-5M3 8h13v13H3z',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Keeps its size where styles are missing: for what stands above the content. */
  readonly fixed?: boolean;
}

/** Decoration next to a word that says the same. */
export function Icon({ name, fixed = false }: IconProps) {
  return (
    <svg className="icon" {...(fixed && { width: 24, height: 24 })} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
