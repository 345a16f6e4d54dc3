import { readTable } from '../../../../catalog/readTable.ts';

interface DrawnLabel {
  /** Text that its chance follows from. */
  readonly seed: string;
  readonly palette: number;
}

/** The labels of the drawn pages: chosen by hand, as texts whose chance gives them. */
export const drawnLabels: ReadonlyMap<string, DrawnLabel> = new Map(
  readTable(`
thousand-petals|g001.1101|4
nagas-hoard|g002.34|1
lantern-night|g003.2|0
tuk-tuk-dash|g004.5|10
white-elephant|g005.850|3
twin-koi|g006.79|7
durian-burst|g007.1671|5
lucky-tiger|g008.7|2
floating-market|g009.0|6
hot-sevens|g010.441|0
peacock-court|g011.22|11
paper-parasols|g012.231|10
moon-rabbit|g013.37|2
birds-eye|g014.63|3
golden-spire|g015.335|8
ruby-quarter|g016.1337|9
star-kite|g017.33|11
wild-orchid|g018.84|4
long-drum|g019.711|1
mangosteen|g020.506|6
silk-fan|g021.135|0
three-coins|g022.382|5
star-fruit|g023.65|4
victory-gong|g024.437|7
rocket-rise|c001.896|0
pok-deng|k001.27|5
live-roulette|l001.402|9
`).map(([id = '', seed = '', palette]) => [id, { seed, palette: Number(palette) }]),
);
