export const texts = {
  title: 'Sign in',
  subtitle: 'Read, discuss and follow financial market law.',
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  signIn: 'Sign in',
  unavailable: 'Signing in is temporarily unavailable. Please try again later.',
  tooManyAttempts: 'Too many failed attempts. Please contact support.',
  failed: 'Signing in failed. Check your e-mail address and password.',
};
