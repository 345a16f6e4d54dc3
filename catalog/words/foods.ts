/** English, Thai, kind, emblem, other spellings. */
export const foods = `
Durian|ทุเรียน|fruit|durian|thurian
Jackfruit|ขนุน|fruit|durian|khanun
Mangosteen|มังคุด|fruit|mangosteen|mangkhut
Mango|มะม่วง|fruit|mango|mamuang
Papaya|มะละกอ|fruit|mango|malako
Pineapple|สับปะรด|fruit|pineapple|sapparot
Coconut|มะพร้าว|fruit|coconut|maphrao
Banana|กล้วยหอม|fruit|banana|kluai
Watermelon|แตงโม|fruit|watermelon|taengmo, melon
Dragon Fruit|แก้วมังกร|fruit|dragonfruit|kaeo mangkon, pitaya
Rambutan|เงาะ|fruit|rambutan|ngo
Lychee|ลิ้นจี่|fruit|rambutan|linchi, litchi
Pomelo|ส้มโอ|fruit|citrus|som o
Tangerine|ส้ม|fruit|citrus|som, orange
Lime|มะนาว|fruit|citrus|manao, lemon
Longan|ลำไย|fruit|grapes|lamyai
Grape|องุ่น|fruit|grapes|a-ngun
Cherry|เชอร์รี|fruit|cherry|cherries
Star Fruit|มะเฟือง|fruit|starfruit|mafueang
Sticky Rice|ข้าวเหนียว|dish|basket|khao niao
Som Tam|ส้มตำ|dish|mortar|somtum, papaya salad
Tom Yum|ต้มยำ|dish|bowl|tomyam, soup
Noodle|ก๋วยเตี๋ยว|dish|bowl|kuaitiao, noodles
Curry|แกงเขียวหวาน|dish|bowl|kaeng, gaeng
Pad Thai|ผัดไทย|dish|wok|phat thai
Satay|สะเต๊ะ|dish|satay|sate
Dumpling|เกี๊ยว|dish|bao|kiao
Bao|ซาลาเปา|dish|bao|salapao, bun
Mooncake|ขนมเปี๊ยะ|dish|mooncake|khanom pia
Iced Tea|ชาเย็น|dish|glass|cha yen, thai tea
Iced Coffee|กาแฟเย็น|dish|glass|kafae
Chilli|พริก|dish|chilli|phrik, chili, pepper
Honey|น้ำผึ้ง|dish|bee|nam phueng
`;
