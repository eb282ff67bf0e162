import type { RoleId } from '../../../content/roles.ts';

/**
 * The people of the portraits: planes in the order of printing, made of circles and rectangles. What is dark is where two
 * of them overlap, such as chin and collar. No two planes share an edge beneath the dark one: the lower would shine through.
 */

/** A sticker is printed once: its colours are the same on every ground and in both schemes. */
const [TANNE, ROSA, NACHT, WEISS, MINZE, PUDER] = ['#00664c', '#ff86ab', '#003633', '#fff', '#cfebdd', '#ffe0e9'];

/** Ink and outline, in a box of 120 by 120. */
type Plane = readonly [ink: string, outline: string];

/** By number, which is part of an id on the page. */
export const PEOPLE = {
  // closes, with a pen
  1: [
    [PUDER, 'M60 18a48 48 0 1 1-.1 0z'],
    [ROSA, 'M81.3 36.2A26 26 0 1 1 30.6 47.4L66 28z'],
    [TANNE, 'M30 62H82V108.7A48 48 0 0 1 30 103.5z'],
    [
      NACHT,
      'M30.9 48.7A26 26 0 1 1 81.6 37.5L66 30zM39.4 62A26 26 0 0 0 72.6 62zM83.4 51.8l9.2-3.6 15.9 40.9-9.3 3.6zM109.2 91l1.1 16.7-10.4-13.1z',
    ],
    [WEISS, 'M53 62h7l4 29-8 9-7-9z'],
    [ROSA, 'M91 68a10 10 0 1 1-.1 0z'],
  ],
  // opens, with a headset
  2: [
    [MINZE, 'M60 18a48 48 0 1 1-.1 0z'],
    [NACHT, 'M56 7a35 35 0 1 1-.1 0z'],
    [ROSA, 'M60 27a25 25 0 1 1-.1 0z'],
    [TANNE, 'M26 73H90V103.5A48 48 0 0 1 26 99.9z'],
    [NACHT, 'M46.4 73A25 25 0 0 0 73.6 73z'],
    [
      WEISS,
      'M28 50a31 31 0 0 1 62 0h-5a26 26 0 0 0-52 0zM77 44h18v27H77zM86 68h5v6q0 8-8 8H70v-5h12q4 0 4-4zM70 74a5.5 5.5 0 1 1-.1 0z',
    ],
  ],
  // sets dates, with a calendar
  3: [
    [PUDER, 'M60 18a48 48 0 1 1-.1 0z'],
    [TANNE, 'M24 71H86V106.3A48 48 0 0 1 24 97.7z'],
    [NACHT, 'M45 14h24a17 17 0 0 1 17 17v41H28V31a17 17 0 0 1 17-17z'],
    [ROSA, 'M34.1 36A25 25 0 1 0 79.9 36z'],
    [NACHT, 'M74 76h34v38H74z'],
    [WEISS, 'M76 84h9v13h-9zM97 84h9v13h-9zM76 99h9v13h-9zM87 99h8v13h-8zM97 99h9v13h-9z'],
    [TANNE, 'M87 84h8v13h-8z'],
  ],
  // the Concierge, with a bow tie and a list
  4: [
    [PUDER, 'M60 18a48 48 0 1 1-.1 0z'],
    [NACHT, 'M56 5a12 12 0 1 1-.1 0z'],
    [ROSA, 'M56 15a27 27 0 1 1-.1 0z'],
    [TANNE, 'M22 63H90V103.7A48.2 48.2 0 0 1 22 95.6z'],
    [NACHT, 'M29.1 39A27 27 0 0 1 82.9 39Q64 38 54 25Q46 38 29.1 39zM38.9 63A27 27 0 0 0 73.1 63z'],
    [WEISS, 'M42 72l12 6 12-6v14l-12-6-12 6z'],
    [MINZE, 'M74 66h36v48H74z'],
    [TANNE, 'M91 77h14v4H91zM91 89h14v4H91zM91 101h14v4H91z'],
    [NACHT, 'M85 61h14v9H85zM80 75h8v8h-8zM80 87h8v8h-8z'],
    [ROSA, 'M74 94a10 10 0 1 1-.1 0z'],
  ],
  // closes, over a coffee
  5: [
    [MINZE, 'M60 18a48 48 0 1 1-.1 0z'],
    [ROSA, 'M56 15a27 27 0 1 1-.1 0z'],
    [TANNE, 'M22 63H90V103.7A48.2 48.2 0 0 1 22 95.6z'],
    [NACHT, 'M28.1 44A28 28 0 1 1 83.9 44Q64 42 50 28Q44 40 28.1 44zM38.9 63A27 27 0 0 0 73.1 63z'],
    [NACHT, 'M68 70h30v36H68zM98 76h4a12 12 0 0 1 0 24h-4v-5h4a7 7 0 0 0 0-14h-4z'],
    [ROSA, 'M69 82a10 10 0 1 1-.1 0z'],
  ],
  // closes, at a laptop
  7: [
    [PUDER, 'M60 18a48 48 0 1 1-.1 0z'],
    [ROSA, 'M35.5 29A26 26 0 1 0 80.5 29z'],
    [TANNE, 'M28 63H88V105A48 48 0 0 1 28 101.8zM66 20h34v10H66z'],
    [WEISS, 'M26 82h68v28H26z'],
    [NACHT, 'M42.7 63A26 26 0 0 0 73.3 63zM34.9 30A26 26 0 0 1 81.1 30zM66 20h6q5 4 9 10H66zM8 108h104v7H8z'],
    [TANNE, 'M48 89h14v13H48z'],
    [ROSA, 'M65 89a6.5 6.5 0 1 1-.1 0zM20 96a8 8 0 1 1-.1 0zM100 96a8 8 0 1 1-.1 0z'],
    [NACHT, 'M62 89.8v11.4a6.5 6.5 0 0 1 0-11.4'],
  ],
} satisfies Readonly<Record<number, readonly Plane[]>>;

export type PortraitVariant = keyof typeof PEOPLE;

/** Who stands for a role where one person does. */
export const VARIANT_OF: Readonly<Record<RoleId, PortraitVariant>> = { opener: 2, setter: 3, closer: 1 };
