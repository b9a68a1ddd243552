/** English names that mean the same. */
export const equals = `
finma, swiss financial market supervisory authority
snb, swiss national bank
federal constitution, constitution
internet, online, electronic
`;
