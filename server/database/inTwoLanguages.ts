export interface InTwoLanguages {
  readonly EN: string;
  readonly TH: string;
}
