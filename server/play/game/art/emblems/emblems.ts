import type { Emblem } from '../inks.ts';
import { birds } from './birds.ts';
import { creatures } from './creatures.ts';
import { dishes } from './dishes.ts';
import { flowers } from './flowers.ts';
import { fruits } from './fruits.ts';
import { instruments } from './instruments.ts';
import { keepsakes } from './keepsakes.ts';
import { places } from './places.ts';
import { play } from './play.ts';
import { rides } from './rides.ts';
import { skies } from './skies.ts';
import { treasures } from './treasures.ts';
import { waters } from './waters.ts';

/** Every emblem by its motif. */
export const emblems: Readonly<Record<string, Emblem>> = {
  ...flowers,
  ...fruits,
  ...dishes,
  ...creatures,
  ...birds,
  ...waters,
  ...treasures,
  ...instruments,
  ...keepsakes,
  ...rides,
  ...places,
  ...skies,
  ...play,
};
