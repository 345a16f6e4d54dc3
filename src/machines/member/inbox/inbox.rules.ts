const MESSAGE_ADDRESS = /[?&]message=([\w-]{1,64})(?:&|$)/;

/** The message that an address such as `/member/messageV2?message=ID` opens; null for none. */
export const messageOf = (address: string): string | null => MESSAGE_ADDRESS.exec(address)?.[1] ?? null;
