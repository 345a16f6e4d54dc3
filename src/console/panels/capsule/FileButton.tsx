interface FileButtonProps {
  readonly name: string;
  readonly onFile: (file: File) => void;
}

/** Opens a capsule file. */
export function FileButton({ name, onFile }: FileButtonProps) {
  return (
    <label className="b">
      {name}
      <input
        type="file"
        className="vh"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
