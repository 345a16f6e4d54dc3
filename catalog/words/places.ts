/** English, Thai, kind, emblem, other spellings. */
export const places = `
Pagoda|เจดีย์|place|chedi|chedi, stupa
Palace|ปราสาท|place|palace|prasat, castle
Mountain|ขุนเขา|place|mountain|khao, doi
River|สายน้ำ|place|wave|maenam
Island|เกาะ|place|palm|ko, koh
Beach|ชายหาด|place|palm|hat
Jungle|พงไพร|place|leaf|pa, forest
Waterfall|น้ำตก|place|waterfall|namtok
Bridge|สะพาน|place|bridge|saphan
Market|ตลาด|place|stall|talat
Rice Field|ทุ่งนา|place|rice|thung na, paddy
Village|หมู่บ้าน|place|house|muban
Harbour|ท่าเรือ|place|anchor|tha ruea, harbor
Ayutthaya|อยุธยา|land|chedi|ayuthaya, ayudhya
Sukhothai|สุโขทัย|land|krathong|sukothai
Lanna|ล้านนา|land|umbrella|chiang mai
Isan|อีสาน|land|rocket|isaan
Siam|สยาม|land|crown|thai
Mekong|แม่โขง|land|naga|khong
Chao Phraya|เจ้าพระยา|land|boat|chaophraya
Andaman|อันดามัน|land|wave|sea
Yaowarat|เยาวราช|land|lantern|chinatown
Songkran|สงกรานต์|festival|splash|water festival, thai new year
Loy Krathong|ลอยกระทง|festival|krathong|loi krathong
Yi Peng|ยี่เป็ง|festival|lantern|yee peng
Lunar New Year|ตรุษจีน|festival|firecracker|chinese new year, trut chin
Rocket Festival|บุญบั้งไฟ|festival|rocket|bun bang fai
Candle Festival|แห่เทียน|festival|candle|hae thian
Boat Race|แข่งเรือยาว|festival|boat|khaeng ruea
Temple Fair|งานวัด|festival|stall|ngan wat
Harvest|เกี่ยวข้าว|festival|rice|kiao khao
Full Moon|คืนวันเพ็ญ|festival|moon|wan phen
`;
