/** The language of what the server writes, for the `lang` of its texts: Thai, or English on a page in any other. */
export const serverLang = (pageLanguage: string): 'th' | 'en' => (pageLanguage === 'th' ? 'th' : 'en');
