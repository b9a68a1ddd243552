import { createRoot } from 'react-dom/client';
import { App } from './component.jsx';

createRoot(document.getElementById('app')).render(<App />);
