import { Icon } from './icons.tsx';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Key that focuses it. */
  readonly hotkey?: string;
}

/** A search field; Escape clears it. */
export function SearchBox({ label, placeholder, value, onChange, hotkey }: SearchBoxProps) {
  return (
    <label className="inp grow">
      <Icon name="search" />
      <span className="vh">{label}</span>
      <input
        type="search"
        {...(hotkey === undefined ? {} : { 'data-key': hotkey })}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onChange('');
        }}
      />
    </label>
  );
}
