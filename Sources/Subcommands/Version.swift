/// The version of the program.
package let version = "0.1.0"
