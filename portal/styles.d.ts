declare module '#styles/fonts.css';
