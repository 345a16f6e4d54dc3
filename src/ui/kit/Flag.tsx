import styles from './Flag.module.css';

/** A country's flag; decorative beside its name or code. `countryCode` is ISO 3166 (decision W9). */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  return <img className={styles.flag} src={`/flags/${countryCode}.svg`} alt="" width={24} height={18} />;
}
