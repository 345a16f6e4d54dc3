/** English, Thai, kind, emblem, other spellings. */
export const plants = `
Lotus|บัว|flower|lotus|bua, water lily
Orchid|กล้วยไม้|flower|orchid|kluaimai
Jasmine|มะลิ|flower|jasmine|mali
Frangipani|ลีลาวดี|flower|frangipani|lilawadi, plumeria
Sunflower|ทานตะวัน|flower|sunflower|than tawan
Marigold|ดาวเรือง|flower|marigold|dao rueang
Hibiscus|ชบา|flower|hibiscus|chaba
Rose|กุหลาบ|flower|rose|kulap
Peony|โบตั๋น|flower|rose|botan
Plum Blossom|ดอกเหมย|flower|blossom|mei, mai
Cherry Blossom|ซากุระ|flower|blossom|sakura
Bamboo|ไผ่|flower|bamboo|phai
`;
